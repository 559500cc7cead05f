import stylelint from 'stylelint';
import { expect, it } from 'vitest';

it.each([
  ['a { gap: 8px; }', 'declaration-property-unit-disallowed-list'],
  ['a { padding: calc(1rem + var(--ee-space-2)); }', 'declaration-property-unit-disallowed-list'],
  ['a { font-size: 0.9rem; }', 'declaration-property-unit-disallowed-list'],
  ['a { color: #fff; }', 'color-no-hex'],
  ['a { color: white; }', 'color-named'],
  ['a { color: rgb(0 0 0); }', 'function-disallowed-list'],
  ['@media (max-width: 50em) {}', 'media-feature-name-value-allowed-list'],
])('the style linter reports %s', async (code, rule) => {
  const { results } = await stylelint.lint({ code, configFile: '.stylelintrc.json' });
  expect(results[0]?.warnings.map((warning) => warning.rule)).toContain(rule);
});
