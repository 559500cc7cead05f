const { createRequire, isBuiltin } = require('node:module');

/**
 * Resolves imports for eslint-plugin-boundaries as Node does, including the `#…` names of
 * package.json, which the plugin's own resolver does not support. If this resolver failed, the
 * linter would report no violations, so scripts/check/planted-violations tests relative and `#…`
 * imports.
 */
exports.interfaceVersion = 2;

/**
 * @param {string} source the import's specifier
 * @param {string} file the importing file
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
