import { Component, type ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { Actions, Button } from '../components/ButtonLink.tsx';
import { DirectContact } from '../components/DirectContact.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { pageError } from '../content/page-error.ts';

interface Props {
  readonly children: ReactNode;
}

/** Shows how to go on instead of a page that throws; header and footer stay. React catches errors only in a class. */
export class PageBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <PageHeader heading={pageError.heading} intro={pageError.text}>
        <p>
          <span>{pageError.contact}</span> <DirectContact />
        </p>
        <Actions>
          <Button onClick={() => location.reload()}>{pageError.reload}</Button>
        </Actions>
        <p>
          <span>{pageError.stored}</span> <a href={`${paths.privacy}#cookies`}>{pageError.remove}</a>
        </p>
      </PageHeader>
    );
  }
}
