import { parse } from 'postcss';
import type { Container, Declaration, Root, Rule } from 'postcss';

import { hostGuard } from './hostGuard.ts';

/** The root of our layers, in `styles.css`. */
const layerRoot = 'quayside';
/** The root of the layers whose rules are important. */
const strongRoot = 'quayside-isolated';

/** Scripts set these on an element that they place, and an important rule would win over them. */
const placing =
  /^(?:position|z-index|inset|top|right|bottom|left|(?:min-|max-)?(?:width|height|inline-size|block-size))(?:-|$)/;

/** Matches what no script has placed, without adding specificity. */
const unplaced = ':where(:not([style]))';

/**
 * The same stylesheet in a form that no rule of a host reaches. Every declaration becomes important, and the
 * order of the layers is turned around, because among important declarations the first layer wins (CSS Cascade 5,
 * section 6.4.2). Behind them stands a guard that gives back to the browser what our own rules do not mention.
 *
 * Stays as it is: custom properties, for themes to set; what is animated, because an animation loses to an
 * important rule; and what a script places.
 *
 * Lengths in `rem` follow `--qs-rem`, which a host sets whose root font is not 16 px.
 */
export function isolateStyles(css: string): string {
  const plain = parse(css);
  const order = layerOrder(plain);
  const animated = animatedProperties(plain);
  const staysPlain = ({ prop }: Declaration) => prop.startsWith('--') || animated.has(prop);

  // What was important before: there the order of the layers held already.
  const first = plain.clone();
  moveLayers(first, `${strongRoot}.first`);
  keepDeclarations(first, ({ important }) => important === true);

  const strong = plain.clone();
  moveLayers(strong, strongRoot);
  keepDeclarations(strong, (own) => !own.important && !staysPlain(own));
  for (const rule of rulesOf(strong)) strengthen(rule);

  keepDeclarations(plain, (own) => !own.important && (staysPlain(own) || placing.test(own.prop)));

  const names = [...order.map((name) => `first.${name}`), ...reversed(order), 'guard'];
  return scaleRems(
    [
      `@layer ${names.map((name) => `${strongRoot}.${name}`).join(',')};`,
      ...[plain, first, strong].map(String),
      `@layer ${strongRoot}.guard{${hostGuard(animated)}}`,
    ].join('\n'),
  );
}

/** The rules as they are now: a walk would come upon those that are added. */
function rulesOf(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  return rules;
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
}

function animatedProperties(root: Root): ReadonlySet<string> {
  const found = new Set<string>();
  root.walkRules((rule) => {
    if (isKeyframe(rule)) rule.walkDecls(({ prop }) => void found.add(prop));
  });
  return found;
}

/** The names of the layers without their root, weakest first. */
function layerOrder(root: Root): readonly string[] {
  const names = new Set<string>();
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) names.add(name.trim().slice(layerRoot.length + 1));
  });
  return [...names];
}

/** The same order turned around, level by level: a name that is said places what it is in, too. */
function reversed(order: readonly string[]): string[] {
  const depth = (name: string) => name.split('.').length;
  return order.toReversed().toSorted((one, other) => depth(one) - depth(other));
}

/** Gives layers another root. What is not in a layer is no rule for elements: it stays in the plain part. */
function moveLayers(root: Root, to: string): void {
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || node.nodes === undefined) node.remove();
    else node.params = `${to}${node.params.slice(layerRoot.length)}`;
  });
}

/** Makes a rule important; of elements that a script has placed, only in what it does not set. */
function strengthen(rule: Rule): void {
  rule.walkDecls((own) => void (own.important = true));
  const placed = rule.clone();
  placed.selectors = placed.selectors.map((selector) =>
    // Pseudo-elements have no attribute.
    selector.includes('::') ? selector : `${selector}${unplaced}`,
  );
  drop(rule, ({ prop }) => placing.test(prop));
  drop(placed, ({ prop }) => !placing.test(prop));
  if (placed.nodes.length > 0) rule.after(placed);
  if (rule.nodes.length === 0) rule.remove();
}

function keepDeclarations(root: Root, isIncluded: (own: Declaration) => boolean): void {
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) drop(rule, (own) => !isIncluded(own));
  });
  dropEmpty(root);
}

function drop(rule: Rule, isExcluded: (own: Declaration) => boolean): void {
  const excluded = rule.nodes.filter((node) => node.type === 'decl' && isExcluded(node));
  for (const node of excluded) node.remove();
}

/** From the inside out: what held only what was empty is empty too. */
function dropEmpty(container: Container): void {
  const blocks = container.nodes?.filter((node) => node.type === 'rule' || node.type === 'atrule');
  for (const node of blocks ?? []) {
    dropEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  }
}

/** Declarations follow `--qs-rem`; conditions know no custom properties, and mean the usual 16 px. */
function scaleRems(css: string): string {
  const rem = /(-?\d*\.?\d+)rem\b/g;
  return css.replace(/@[^{};]+[{;]|[^@]+/g, (part) =>
    part.startsWith('@')
      ? part.replace(rem, (_, amount: string) => `${Number(amount) * 16}px`)
      : part.replace(rem, (_, amount: string) => `calc(var(--qs-rem,1rem)*${amount})`),
  );
}
