import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { mainPhone, phoneLink } from '../../../shared/company/company-words.ts';
import { paths } from '../../../shared/paths.ts';
import button from '../../components/links/ButtonLink.module.css';
import { Actions, ButtonLink } from '../../components/links/ButtonLink.tsx';
import { ForwardLink } from '../../components/page/BackLink.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Prose, Section } from '../../components/page/Section.tsx';
import lists from '../../components/text/Lists.module.css';
import { productCards } from '../../content/product-cards.ts';
import { SearchLink } from '../../search/SearchLink.tsx';
import { SurfaceBand } from '../../tools/surfaces/SurfaceBand.tsx';
import { notFound } from './words.ts';

/** The page of every path that has no route: the search, the products, and how to reach us. */
export function Page() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: ${notFound.heading}: ${pathname}`), [pathname]);
  return (
    <>
      <PageHeader heading={notFound.heading} intro={notFound.text} opening={<SurfaceBand number="24" />} layout="facts">
        <Actions>
          <SearchLink
            label={notFound.search}
            initial={wordsOf(pathname)}
            className={`${button.button} ${button.primary}`}
          />
          <ButtonLink to={paths.home} kind="quiet">
            {notFound.link}
          </ButtonLink>
        </Actions>
        <ul aria-label={notFound.products} className={lists.columns}>
          {Object.values(productCards).map(({ page, name }) => (
            <li key={page}>
              <ForwardLink to={paths[page]}>{name}</ForwardLink>
            </li>
          ))}
        </ul>
      </PageHeader>
      <Section id="kontakt" heading={notFound.missing}>
        <Prose paragraphs={[notFound.contactText]} />
        {mainPhone && (
          <p>
            <a href={phoneLink(mainPhone)}>{mainPhone}</a>
          </p>
        )}
        <ForwardLink to={paths.contact}>{notFound.contact}</ForwardLink>
      </Section>
    </>
  );
}

/** What the last part of an address says: `/produkte/granit-platten` was looking for «granit platten». */
function wordsOf(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last)
      .replaceAll(/[-_+]|\.\w+$/gu, ' ')
      .trim();
  } catch {
    return '';
  }
}
