import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Minifies the scripts of the public folder, which Vite copies as they are: every page begins with them. */
export function minifiedPublicScripts(): Plugin {
  let publicDir = '';
  return {
    name: 'eduempower:minified-public-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    async writeBundle({ dir = '' }) {
      for (const file of globSync('**/*.js', { cwd: publicDir })) {
        const { code, errors } = await minify(file, readFileSync(join(publicDir, file), 'utf8'));
        const [error] = errors;
        if (error) throw new Error(`${file} could not be minified: ${error.message}`);
        writeFileSync(join(dir, file), code);
      }
    },
  };
}
