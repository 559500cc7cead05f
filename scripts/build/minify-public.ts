import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/**
 * Minifies the scripts of the public folder, which Vite copies as they are: every page begins with them. What they
 * are written in stays: no syntax is made newer.
 */
export async function minifyPublicScript(file: string, text: string): Promise<string> {
  const { code, errors } = await minify(file, text, { compress: { target: 'es2015' } });
  const [error] = errors;
  if (error) throw new Error(`${file} could not be minified: ${error.message}`);
  // The minifier writes every text between backticks, which the oldest browsers do not read.
  return text.includes('`') ? code : code.replace(/`([^`]*)`/g, (_, words: string) => JSON.stringify(words));
}

/** Minifies them in a build. */
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
