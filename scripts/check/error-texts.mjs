/**
 * Error texts must be entries in `src/contract/errors`, where the mock panel, the stories and the
 * tests find them. They would not find text that is hard-coded in a component.
 *
 * This rule checks the places where errors appear: elements with `role="alert"`, `error`
 * properties, the text of a `StateMessage` for an error, and `toast.error`. Hard-coded text is
 * allowed everywhere else, and in components inside these elements, such as buttons. The `allow`
 * option lists texts that introduce or count errors.
 */

const message =
  'Move this error text to src/contract/errors, where the mock panel, stories and tests find it. See ‘An error text’ in docs/add-a-feature.md';

/** @typedef {any} Node A node of a file's syntax tree. */

/**
 * Returns the literal texts that an expression may render.
 *
 * @param {Node} node
 * @returns {Node[]}
 */
function written(node) {
  switch (node?.type) {
    case 'JSXText':
      return [node];
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'TemplateLiteral':
      return [node];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : written(node.left)), ...written(node.right)];
    case 'ConditionalExpression':
      return [...written(node.consequent), ...written(node.alternate)];
    case 'CallExpression':
      return node.callee.name === 'fill' ? written(node.arguments[0]) : [];
    case 'JSXExpressionContainer':
      return written(node.expression);
    case 'JSXFragment':
      return node.children.flatMap(written);
    case 'JSXElement':
      return /^[a-z]/.test(node.openingElement.name.name ?? '') ? node.children.flatMap(written) : [];
    default:
      return [];
  }
}

/** @param {Node} node */
const wordsOf = (node) =>
  (node.type === 'TemplateLiteral'
    ? node.quasis.map((/** @type {Node} */ { value }) => value.cooked).join('…')
    : node.value
  )
    .replace(/\s+/g, ' ')
    .trim();

const listed = {
  meta: { schema: [{ type: 'object', properties: { allow: { type: 'array', items: { type: 'string' } } } }] },
  /** @param {Node} context */
  create(context) {
    /** @type {readonly string[]} */
    const allowed = context.options[0]?.allow ?? [];
    /** @param {Node[]} nodes */
    const report = (nodes) => {
      for (const node of nodes.flatMap(written)) {
        const words = wordsOf(node);
        if (/\p{L}/u.test(words) && !allowed.includes(words)) context.report({ node, message });
      }
    };
    return {
      /** @param {Node} node */
      JSXElement({ openingElement, children }) {
        const { name, attributes } = openingElement;
        /** @param {string} attribute @returns {Node} */
        const given = (attribute) =>
          attributes.find((/** @type {Node} */ one) => one.name?.name === attribute)?.value;
        report([given('error')]);
        const isAlert = written(given('role')).some(({ value }) => value === 'alert');
        if (isAlert) report(children);
        const kinds = written(given('kind')).map(({ value }) => value);
        if (isAlert || (name.name === 'StateMessage' && !kinds.includes('empty'))) report([given('text')]);
      },
      /** @param {Node} node */
      CallExpression({ callee, arguments: values }) {
        if (callee.object?.name === 'toast' && callee.property?.name === 'error') report(values);
      },
    };
  },
};

export default { meta: { name: 'error-texts' }, rules: { listed } };
