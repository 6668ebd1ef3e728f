import { useRef } from 'react';
import { paths } from '../../../shared/paths.ts';
import { DownloadTable } from '../../components/documents/DownloadTable.tsx';
import hidden from '../../components/hidden.module.css';
import { Icon } from '../../components/Icon.tsx';
import { Button } from '../../components/links/ButtonLink.tsx';
import { PageLink } from '../../components/links/PageLink.tsx';
import { ClosingCall } from '../../components/page/ClosingCall.tsx';
import type { PageProps } from '../../components/page/page-props.ts';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { libraryQuery, linkTo } from '../../content/deep-links.ts';
import {
  categories,
  categoryNames,
  countLine,
  documents,
  libraryPage,
  quickFilters,
  type Category,
} from '../../content/library.ts';
import { everything, findDocuments, findProductFiles } from './library-search.ts';
import styles from './Library.module.css';
import { LibraryProductFiles } from './LibraryProductFiles.tsx';
import { useContentStems } from './use-content-stems.ts';
import { useLibraryFilter } from './use-library-filter.ts';

/** The documents: search first, then a dense list, then the files of the products that match. */
export function Page({ path }: PageProps) {
  const controls = useRef<HTMLElement>(null);
  const [filter, apply] = useLibraryFilter(controls);
  const { search, category } = filter;
  const contents = useContentStems(search.trim() !== '');
  const found = findDocuments(documents, filter, contents);
  const files = findProductFiles(filter, contents);
  const isFiltered = search !== '' || category !== 'alle';
  const { heading, intro, searchLabel, categoryLabel, quickFilters: quickLabel, reset, empty, help } = libraryPage;
  const resetFilter = () => {
    apply(everything);
    // The button disappears; the focus moves to the search.
    controls.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <PageHeader path={path} heading={heading} intro={intro} />
      <div className={styles.library}>
        <search ref={controls} className={`${styles.filter} ${hidden.withoutScript}`}>
          <label>
            <span className={styles.label}>{searchLabel}</span>
            <input
              type="search"
              name={libraryQuery.search}
              className={styles.input}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              value={search}
              onChange={(event) => apply({ ...filter, search: event.currentTarget.value })}
            />
          </label>
          <label>
            <span className={styles.label}>{categoryLabel}</span>
            <span className={styles.select}>
              <select
                name={libraryQuery.category}
                className={styles.input}
                value={category}
                onChange={(event) => apply({ ...filter, category: event.currentTarget.value as Category })}
              >
                {categories.map((id) => (
                  <option key={id} value={id}>
                    {categoryNames[id]}
                  </option>
                ))}
              </select>
              <Icon name="chevron" />
            </span>
          </label>
          <div className={styles.quick}>
            <p id="haeufig-gesucht">{quickLabel}</p>
            <ul aria-labelledby="haeufig-gesucht" className={styles.quickButtons}>
              {quickFilters.map(({ label, search: term, category: wanted }) => (
                <li key={label}>
                  <Button
                    kind="quiet"
                    isSmall
                    className={styles.quickButton}
                    aria-pressed={term === search && wanted === category}
                    onClick={() => apply({ search: term, category: wanted })}
                  >
                    {label}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        </search>
        <div className={styles.count}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is what a form computes, this is a message */}
          <p role="status">{countLine(found.length, search, category)}</p>
          {isFiltered && (
            <Button kind="quiet" isSmall onClick={resetFilter}>
              {reset}
            </Button>
          )}
        </div>
        {found.length === 0 && files.length === 0 && (
          <div className={styles.empty}>
            <h2>{empty.heading}</h2>
            <p>{empty.text}</p>
            <p className={styles.ways}>
              <PageLink to={paths.productDownloads}>{empty.productDownloads}</PageLink>
              <PageLink to={linkTo(paths.contact, { message: search.trim() && empty.request(search.trim()) })}>
                {empty.contact}
              </PageLink>
            </p>
          </div>
        )}
        {found.length > 0 && (
          <DownloadTable
            caption={heading}
            files={found}
            category={({ category: of }) => categoryNames[of]}
            // A search puts first what fits best.
            isGrouped={search.trim() === ''}
          />
        )}
        <LibraryProductFiles files={files} />
      </div>
      <ClosingCall
        heading={help.heading}
        text={help.text}
        actions={[
          { label: help.contact, to: paths.contact },
          { label: help.consultation, to: paths.consultation },
        ]}
      />
    </>
  );
}
