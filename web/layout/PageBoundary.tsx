import { Component, lazy, Suspense, type ReactNode } from 'react';
import { DirectContact } from '../components/company/DirectContact.tsx';
import { Actions, Button } from '../components/links/ButtonLink.tsx';
import { PageHeader } from '../components/page/PageHeader.tsx';
import { pageError } from '../content/page-error.ts';

// A page that does not fail does without.
const StoredParts = lazy(() =>
  import('../components/device/StoredParts.tsx').then(
    ({ StoredParts: Parts }) => ({ default: Parts }),
    () => ({ default: () => null }),
  ),
);

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
        <Suspense>
          <StoredParts />
        </Suspense>
      </PageHeader>
    );
  }
}
