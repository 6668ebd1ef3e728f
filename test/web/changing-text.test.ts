import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
  isPropertyAssignment,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type JsxSelfClosingElement,
  type Node,
} from 'typescript/unstable/ast';
import { API, SignatureKind, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync';
import { expect, it } from 'vitest';

type JsxNode = JsxElement | JsxSelfClosingElement | JsxFragment;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What a child of an element renders. `element`: one, always. `fixed`: a text that is always the same. `text`: a string that may change, come or
 * go. `texts`: an array with some. `other`: elements that may come or go.
 */
type Content = 'element' | 'fixed' | 'text' | 'texts' | 'other';

/**
 * A translator replaces each text of a page by an element. React, which knows nothing of it, goes on writing into the text that is gone, or
 * looks for it to put an element before it, which throws. Only where an element's own content is one string does React replace what it finds.
 */
it('text that may change is alone in its element, so that it changes on a translated page, too', () => {
  const api = new API({ cwd: ROOT });
  const [project] = api.updateSnapshot({ openProjects: [`${ROOT}tsconfig.node.json`] }).getProjects();
  if (!project) throw new Error('There is no project.');
  const offences: string[] = [];
  let parents = 0;
  for (const name of globSync('{web,infra/operate/desk}/**/*.tsx', { cwd: ROOT })) {
    const file = project.program.getSourceFile(ROOT + name);
    if (!file) throw new Error(`${name} is not compiled.`);
    visit(file, (node) => {
      parents++;
      if (!isSafe(node, project.checker))
        offences.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    });
  }
  api.close();
  expect(parents).toBeGreaterThan(500);
  expect(offences).toEqual([]);
});

function visit(node: Node, check: (node: JsxNode) => void): void {
  if (isJsxElement(node) || isJsxSelfClosingElement(node) || isJsxFragment(node)) check(node);
  node.forEachChild((child) => visit(child, check));
}

function isSafe(node: JsxNode, checker: Checker): boolean {
  if (!isJsxFragment(node) && rendersText(node, checker)) return false;
  if (isJsxSelfClosingElement(node)) return true;
  const contents = node.children.flatMap((child) => contentOf(child, checker) ?? []);
  if (isJsxElement(node) && contents.length === 1) return contents[0] !== 'texts';
  if (contents.every((content) => content === 'element' || content === 'other')) return true;
  // A fragment's children are among those of another element, but for one that is a value.
  const user = isParenthesizedExpression(node.parent) ? node.parent.parent : node.parent;
  const isWhole = isJsxElement(node) || isPropertyAssignment(user) || isJsxAttribute(user.parent);
  return isWhole && contents.every((content) => content === 'element' || content === 'fixed');
}

function contentOf(child: JsxChild, checker: Checker): Content | undefined {
  // Translators leave blanks as they are.
  if (isJsxText(child)) return child.text.trim() === '' ? undefined : 'fixed';
  if (isJsxExpression(child)) {
    const type = child.expression && checker.getTypeAtLocation(child.expression);
    return type?.isStringLiteralType() && type.value.trim() === '' ? undefined : type && contentOfType(type, checker);
  }
  if (isJsxFragment(child)) return 'other';
  return /^[a-z]/u.test(tagNameOf(child).getText()) ? 'element' : 'other';
}

const tagNameOf = (node: JsxElement | JsxSelfClosingElement) =>
  (isJsxElement(node) ? node.openingElement : node).tagName;

/** Whether a component renders a text without an element around it: React keeps that apart even where it is alone. */
function rendersText(node: JsxElement | JsxSelfClosingElement, checker: Checker): boolean {
  const component = checker.getTypeAtLocation(tagNameOf(node));
  if (!component || /^[a-z]/u.test(tagNameOf(node).getText())) return false;
  return checker
    .getSignaturesOfType(component, SignatureKind.Call)
    .map((signature) => contentOfType(checker.getReturnTypeOfSignature(signature), checker))
    .some((content) => content !== 'other');
}

function contentOfType(type: Type | undefined, checker: Checker): Content {
  if (!type) return 'text';
  const constraint = type.flags & TypeFlags.Instantiable ? checker.getBaseConstraintOfType(type) : undefined;
  if (constraint && constraint !== type) return contentOfType(constraint, checker);
  const parts = type.isUnionType() ? type.getTypes() : [type];
  // `ReactNode`, of a component that is given its content: what it is given is checked where it is written.
  if (parts.some((part) => part.getSymbol()?.name === 'Iterable')) return 'other';
  if (parts.some((part) => hasTexts(part, checker))) return 'texts';
  if (!parts.some(isText)) return 'other';
  return parts.length === 1 && parts[0]?.isStringLiteralType() ? 'fixed' : 'text';
}

function isText(type: Type): boolean {
  if (type.isStringLiteralType()) return type.value.trim() !== '';
  // In `content && <p>{content}</p>`.
  if (type.isNumberLiteralType() || type.isBigIntLiteralType()) return false;
  return Boolean(
    type.flags & (TypeFlags.AnyOrUnknown | TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike),
  );
}

const hasTexts = (type: Type, checker: Checker): boolean =>
  type.isTypeReference() &&
  checker.isArrayLikeType(type) &&
  checker.getTypeArguments(type).some((item) => contentOfType(item, checker) !== 'other');
