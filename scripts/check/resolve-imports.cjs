const { createRequire, isBuiltin } = require('node:module');

/**
 * Resolves imports for eslint-plugin-boundaries as Node does, thus also the `#…` names of package.json, which
 * the plugin's own resolver does not know. A wrong answer here would let every violation pass, so
 * scripts/check/planted-violations proves both spellings.
 */
exports.interfaceVersion = 2;

/**
 * @param {string} source what an import names
 * @param {string} file the file that imports it
 * @returns {{ found: boolean, path?: string | null }}
 */
exports.resolve = (source, file) => {
  if (isBuiltin(source)) return { found: true, path: null };
  try {
    return { found: true, path: createRequire(file).resolve(source) };
  } catch {
    return { found: false };
  }
};
