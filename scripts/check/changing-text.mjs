/**
 * Browser translation wraps each piece of text in its own element without React's knowledge. If
 * React then removes the text or inserts an element before it, the page breaks. If React changes
 * the text, the old words stay on the page. Text that is the only child of its element is safe, so
 * text that may change or disappear must be an only child.
 */

const message =
  'Wrap text that may change or disappear in its own element, or browser translation breaks the page';

/** @typedef {any} Node A node of a file's syntax tree. */

/**
 * Returns the kinds of content that an expression may render: text, an element, nothing or unknown.
 *
 * @param {Node} node
 * @returns {string[]}
 */
function drawn(node) {
  switch (node?.type) {
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? ['nothing'] : drawn(node.left)), ...drawn(node.right)];
    case 'ConditionalExpression':
      return [...drawn(node.consequent), ...drawn(node.alternate)];
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'TemplateLiteral':
      return ['text'];
    case 'Literal':
      return [typeof node.value === 'string' ? 'text' : 'nothing'];
    case 'CallExpression':
      if (/^(?:fill|format)/.test(node.callee.name ?? '')) return ['text'];
      return [node.callee.property?.name === 'map' ? 'element' : 'unknown'];
    default:
      return ['unknown'];
  }
}

/** @type {(child: Node) => boolean} */
const isBlank = (child) =>
  (child.type === 'JSXText' && /^\s*\n\s*$/.test(child.value)) ||
  child.expression?.type === 'JSXEmptyExpression';
/** @type {(child: Node) => boolean} */
const isFixed = (child) => child?.type === 'JSXText' || child?.expression?.type === 'Literal';
/** @type {(child: Node) => boolean} */
const isWord = (child) => isFixed(child) && /\S/.test(child.value ?? child.expression.value);
/** @type {(child: Node) => boolean} */
const mayBeText = (child) =>
  isFixed(child) || (child?.type === 'JSXExpressionContainer' && drawn(child.expression).includes('text'));

/** @param {Node} child @param {Node} before @param {Node} after */
function breaksTranslation(child, before, after) {
  if (child.type !== 'JSXExpressionContainer' || isFixed(child)) return false;
  const kinds = drawn(child.expression);
  if (kinds.includes('text')) return true;
  if (kinds.includes('unknown')) return mayBeText(before) || mayBeText(after);
  return kinds.includes('nothing') && isWord(after);
}

const rule = {
  /** @param {Node} context */
  create(context) {
    /** @param {{ type: string, children: Node[] }} element */
    const checkChildren = ({ type, children }) => {
      const drawnChildren = children.filter((child) => !isBlank(child));
      if (drawnChildren.length < 2 && type === 'JSXElement') return;
      drawnChildren.forEach((child, index) => {
        if (
          (type === 'JSXFragment' && isWord(child)) ||
          breaksTranslation(child, drawnChildren[index - 1], drawnChildren[index + 1])
        )
          context.report({ node: child, message });
      });
    };
    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      // Text that a component returns may end up next to other content of the parent element.
      /** @param {Node} node */
      ReturnStatement(node) {
        if (!drawn(node.argument).includes('text')) return;
        let owner = node.parent;
        while (owner && !/Function/.test(owner.type)) owner = owner.parent;
        if (/^[A-Z][a-z]/.test(owner?.id?.name ?? '')) context.report({ node, message });
      },
    };
  },
};

export default { meta: { name: 'house' }, rules: { 'changing-text': rule } };
