import { Component, createRef, type ComponentProps, type RefObject } from 'react';

interface Props extends ComponentProps<'div'> {
  readonly as?: 'div' | 'li' | 'ul';
}

/** A node and where it was. */
type NodePlace = readonly [node: Node, parent: Node | null, next: Node | null];

const placeOf = (node: Node): NodePlace => [node, node.parentNode, node.nextSibling];

/**
 * An element whose content comes and goes. Programs of a visitor remove elements, and React fails where one is missing: before each change, what was
 * removed is put back. React knows this moment in a class only.
 */
export class Slot extends Component<Props> {
  private readonly box = createRef<HTMLElement>();
  private places: readonly NodePlace[] = [];

  override componentDidMount() {
    this.note();
  }

  override getSnapshotBeforeUpdate() {
    // The last first: each is put before the one that follows it.
    for (const [node, parent, next] of [...this.places].reverse())
      if (!node.parentNode) parent?.insertBefore(node, next?.parentNode === parent ? next : null);
    return null;
  }

  override componentDidUpdate() {
    this.note();
  }

  private note(): void {
    const box = this.box.current;
    this.places = box ? [placeOf(box), ...Array.from(box.childNodes, placeOf)] : [];
  }

  override render() {
    const { as: Tag = 'div', ...props } = this.props;
    return <Tag {...(props as object)} ref={this.box as RefObject<never>} />;
  }
}
