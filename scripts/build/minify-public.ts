import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/**
 * Minifies a script of the public folder. Vite copies these as they are, and every page loads them
 * first. Introduces no newer syntax.
 */
export async function minifyPublicScript(file: string, text: string): Promise<string> {
  const { code, errors } = await minify(file, text, { compress: { target: 'es2015' } });
  const [error] = errors;
  if (error) throw new Error(`${file} could not be minified: ${error.message}`);
  // The minifier turns every string into a template literal, which the oldest browsers cannot read.
  return text.includes('`') ? code : code.replace(/`([^`]*)`/g, (_, words: string) => JSON.stringify(words));
}

/** Minifies the public scripts in a build. */
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
        writeFileSync(
          join(dir, file),
          await minifyPublicScript(file, readFileSync(join(publicDir, file), 'utf8')),
        );
      }
    },
  };
}
