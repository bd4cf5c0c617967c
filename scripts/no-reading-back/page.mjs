// The page shows words: what stands on it is not read.

import { SyntaxKind as K, TypeFlags, unlessTuple } from '../typed-sources.mjs';
import { bare, isAssigned, isHanded, SHOWN } from './places.mjs';

/** What only the page has. */
const TEXTS = new Set(['textContent', 'innerText', 'outerText', 'innerHTML', 'outerHTML', 'nodeValue', 'wholeText']);
const MAKES_TEXT = new Set(['createRange', 'evaluate', 'getHTML', 'getSelection', 'isEqualNode']);
const MADE = new Set(['MutationObserver', 'Range', 'StaticRange', 'XMLSerializer', 'XPathEvaluator']);

/** What other things have as well: it is the page's where the browser declares it. */
const ATTRIBUTES = /^(?:aria[A-Z]\w*|alt|attributes|data|defaultValue|label|placeholder|text|title)$/;
const BROWSER = /\/lib\.dom\.d\.ts$/;

const ASKS_ATTRIBUTE = new Set(['getAttribute', 'getAttributeNS', 'getAttributeNode', 'getAttributeNodeNS']);

/** `[title="Pass"]` looks for what is shown. */
const SELECTS = /\[\s*(?:aria-(?:label|description|valuetext|roledescription)|title|alt|placeholder)\s*[~|^$*]?=/;
const STRINGS = new Set([
  K.NoSubstitutionTemplateLiteral,
  K.StringLiteral,
  K.TemplateHead,
  K.TemplateMiddle,
  K.TemplateTail,
]);

/** Who looks for a part of the page; what may be filled in is the value of an attribute, an id or a class. */
const SELECTORS = new Set(['closest', 'matches', 'querySelector', 'querySelectorAll']);
const BEFORE_VALUE = /(?:\[\s*[\w-]+\s*[~|^$*]?=[^\]]*|[#.][\w-]*)$/;

const READ = 'the page is read';

export class Page {
  constructor(project) {
    this.project = project;
    this.checker = project.checker;
  }

  /** Is this the page that is read? */
  whyNot(node) {
    switch (node.kind) {
      case K.AsExpression:
        return this.isBlurred(node.expression, this.project.typeOf(node)) ? READ : null;
      case K.PropertyAccessExpression:
        return this.isText(node.expression, node.name.text) && !isAssigned(node) ? READ : null;
      case K.ElementAccessExpression:
        return (this.isText(node.expression, this.textOf(node.argumentExpression)) || this.isAnyField(node)) &&
          !isAssigned(node)
          ? READ
          : null;
      case K.BindingElement:
        return node.parent.kind === K.ObjectBindingPattern && this.isText(node.parent, this.nameOf(node)) ? READ : null;
      case K.BinaryExpression:
        return this.isTakenOut(node) ? READ : null;
      case K.CallExpression:
        if (this.asksAttribute(node)) return READ;
        return this.isAnySelector(node) ? 'nobody knows what is looked for on the page: write it there' : null;
      case K.NewExpression:
        return MADE.has(node.expression.getText()) ? READ : null;
      case K.JsxOpeningElement:
        return isNameless(node) ? 'an option without a value has its words for one' : null;
      default:
        if (STRINGS.has(node.kind)) return SELECTS.test(node.text) ? READ : null;
        if (isSelection(node)) return READ;
        return isHanded(node) && this.isBlurred(node, this.wantedFor(node)) ? READ : null;
    }
  }

  wantedFor(node) {
    return unlessTuple(
      () => this.checker.getContextualType(node),
      () => undefined,
    );
  }

  /** An element that is taken for something of which nobody knows that it is one: `const { title }: { title: string } = element`. */
  isBlurred(node, wanted) {
    if (wanted === undefined || !this.isElement(node)) return false;
    if (wanted.flags & TypeFlags.AnyOrUnknown) return node.parent.kind === K.AsExpression;
    if (!(wanted.flags & (TypeFlags.Object | TypeFlags.Intersection))) return false;
    // `{ [name: string]: string }`
    if (this.checker.getIndexInfosOfType(wanted).length > 0) return true;
    const fields = this.checker.getPropertiesOfType(wanted);
    return fields.some(
      ({ name, declarations }) =>
        (TEXTS.has(name) || ATTRIBUTES.test(name)) && !declarations?.some((d) => BROWSER.test(d.path)),
    );
  }

  /** Something that stands on the page, or the page. */
  isElement(node) {
    const type = this.project.typeOf(node);
    if (type === undefined || !(type.flags & (TypeFlags.Object | TypeFlags.Union))) return false;
    const real = this.checker.getNonNullableType(type);
    const field =
      this.checker.getPropertyOfType(real, 'textContent') ?? this.checker.getPropertyOfType(real, 'dispatchEvent');
    return field?.declarations?.some((d) => BROWSER.test(d.path)) === true;
  }

  /** `element[name]` */
  isAnyField({ expression, argumentExpression }) {
    return this.textOf(argumentExpression) === '' && this.isElement(expression);
  }

  nameOf(element) {
    const name = element.propertyName ?? element.name;
    return name.kind === K.ComputedPropertyName ? this.textOf(name.expression) : name.text;
  }

  isText(holder, name) {
    if (TEXTS.has(name) || MAKES_TEXT.has(name)) return true;
    // what a part of the page is given itself has the type that it declares
    if (name === 'props') return holder.kind !== K.ThisKeyword && this.isDeclaredBy(/\/@types\/react\//, holder, name);
    return ATTRIBUTES.test(name) && this.isDeclaredBy(BROWSER, holder, name);
  }

  isDeclaredBy(whom, holder, name) {
    const type = this.project.typeOf(holder);
    const field = type && this.checker.getPropertyOfType(this.checker.getNonNullableType(type), name);
    if (!field?.declarations?.some((d) => whom.test(d.path))) return false;
    // the data of a message and the text of an answer are no part of the page
    const of = this.checker.getTypeOfSymbol(field);
    return (name !== 'data' && name !== 'text') || (of.flags & TypeFlags.String) !== 0;
  }

  /** `({ title: x } = element)` */
  isTakenOut(node) {
    if (node.operatorToken.kind !== K.EqualsToken || node.left.kind !== K.ObjectLiteralExpression) return false;
    return node.left.properties.some((p) => p.name !== undefined && this.isText(node.right, p.name.text));
  }

  /** What is looked for must be written there, but for values. */
  isAnySelector(node) {
    const callee = bare(node.expression);
    if (callee.kind !== K.PropertyAccessExpression || !SELECTORS.has(callee.name.text)) return false;
    const selector = node.arguments[0] && bare(node.arguments[0]);
    if (selector === undefined) return false;
    const text = this.textOf(selector);
    if (text !== '') return SELECTS.test(text);
    if (selector.kind !== K.TemplateExpression) return true;
    const pieces = [selector.head, ...selector.templateSpans.map((span) => span.literal)];
    return pieces.slice(0, -1).some((_, i) => !BEFORE_VALUE.test(textUpTo(pieces, i)));
  }

  /** Which attribute is asked for must be written there. */
  asksAttribute(node) {
    const callee = bare(node.expression);
    if (callee.kind !== K.PropertyAccessExpression || !ASKS_ATTRIBUTE.has(callee.name.text)) return false;
    const name = this.textOf(node.arguments.at(-1));
    return name === '' || SHOWN.test(name);
  }

  /** The text that this always is, or an empty one. */
  textOf(node) {
    const value = node && bare(node);
    if (value === undefined) return '';
    if (value.kind === K.StringLiteral || value.kind === K.NoSubstitutionTemplateLiteral) return value.text;
    const type = this.project.typeOf(value);
    return type !== undefined && type.flags & TypeFlags.StringLiteral ? String(type.value) : '';
  }
}

/** The function of the window, by whatever name it goes on. */
const isSelection = (node) =>
  node.kind === K.Identifier && node.text === 'getSelection' && node.parent.kind !== K.PropertyAccessExpression;

/** Whatever is filled in before stands there as an x. */
const textUpTo = (pieces, i) =>
  pieces
    .slice(0, i + 1)
    .map((piece) => piece.text)
    .join('x');

const isNameless = ({ tagName, attributes }) =>
  tagName.getText() === 'option' && !attributes.properties.some((a) => a.name?.getText() === 'value');
