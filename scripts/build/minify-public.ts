import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/**
 * Minifies a script from the public folder. Vite would copy the script unchanged, and every page
 * loads it first. The output uses no newer syntax than the source.
 */
export async function minifyPublicScript(file: string, text: string): Promise<string> {
  const { code, errors } = await minify(file, text, { compress: { target: 'es2015' } });
  const [error] = errors;
  if (error) throw new Error(`${file} could not be minified: ${error.message}`);
  // The minifier turns strings into template literals, which old browsers cannot parse. The next
  // line turns them back into strings, unless the source contains a backtick itself.
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
