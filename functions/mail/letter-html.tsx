import { Fragment, type CSSProperties, type ReactNode } from 'react';
// React renders the one table here; react-email would add 700 KB of formatter and highlighter. The edge entry needs no `require` of
// Node's modules, which an ES module bundle can't resolve.
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { LANGUAGE } from '../../shared/language.ts';
import { colours } from '../../shared/owner/brand.ts';
import { contactLink, type Entry, type Letter } from './letter.ts';

/** The letter as an HTML document. React escapes all text; the caller has checked the addresses of links. */
export function letterHtml(letter: Letter): string {
  return `<!doctype html>${renderToStaticMarkup(<LetterPage {...letter} />)}`;
}

const { accent, hairline, textQuiet } = colours;

// Styles are inline, since mail programs drop style sheets or parts of them.
const FONT = "'Helvetica Neue', Helvetica, Arial, sans-serif";
/** On narrow screens, labels are above their values. */
const NARROW =
  '@media (max-width:672px){.page{padding:0!important}.sheet{width:100%!important}}@media (max-width:560px){.words{padding:24px 20px!important}.label,.value{display:block!important;width:auto!important}.label{padding-bottom:0!important}.value{border-top:0!important;padding-top:2px!important}}';

const paragraph: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px' };
const cell: CSSProperties = {
  borderTop: `1px solid ${hairline}`,
  padding: '10px 0',
  verticalAlign: 'top',
  textAlign: 'left',
};
const label: CSSProperties = {
  ...cell,
  width: 190,
  paddingRight: 16,
  color: textQuiet,
  fontSize: 14,
  lineHeight: '24px',
  fontWeight: 'normal',
};
const value: CSSProperties = { ...cell, fontSize: 16, lineHeight: '24px', overflowWrap: 'anywhere' };
const warned: CSSProperties = { ...paragraph, padding: '10px 14px', border: `1px solid ${accent}`, color: accent };
const signed: CSSProperties = { margin: '24px 0 0', color: textQuiet, fontSize: 14, lineHeight: '22px' };
const entryTable: CSSProperties = {
  margin: '8px 0 24px',
  borderCollapse: 'collapse',
  borderBottom: `1px solid ${hairline}`,
};
const closeCells = { cellPadding: 0, cellSpacing: 0 };

function LetterPage({ subject, heading, warning, opening, entries, closing, signature }: Letter) {
  return (
    <html lang={LANGUAGE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
        <style>{NARROW}</style>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: colours.ground, color: colours.text, fontFamily: FONT }}>
        <div className="page" style={{ padding: '32px 16px' }}>
          {/* A table of fixed width: Outlook's engine, that of Word, knows neither the padding nor the largest width of a block. */}
          <table
            role="presentation"
            className="sheet"
            align="center"
            width={640}
            {...closeCells}
            bgcolor={colours.paper}
            style={{ margin: '0 auto', backgroundColor: colours.paper }}
          >
            <tbody>
              <tr>
                <td className="words" style={{ padding: '40px 48px' }}>
                  <h1 style={{ margin: '0 0 20px', fontSize: 24, lineHeight: '30px', fontWeight: 600 }}>{heading}</h1>
                  {warning !== undefined && <p style={warned}>{warning}</p>}
                  <Paragraphs texts={opening} />
                  {entries.length > 0 && (
                    <table width="100%" {...closeCells} style={entryTable}>
                      <tbody>
                        {entries.map((entry) => (
                          <EntryRow key={entry.label} {...entry} />
                        ))}
                      </tbody>
                    </table>
                  )}
                  <Paragraphs texts={closing} />
                  {signature && (
                    <p style={signed}>
                      <Lines texts={signature.map((line) => LinkOrText(contactLink(line)))} />
                    </p>
                  )}
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </body>
    </html>
  );
}

const Paragraphs = ({ texts }: { readonly texts: readonly string[] }): ReactNode =>
  texts.map((text) => (
    <p key={text} style={paragraph}>
      {text}
    </p>
  ));

const EntryRow = ({ label: name, value: content }: Entry) => (
  <tr>
    <th className="label" scope="row" style={label}>
      {name}
    </th>
    <td className="value" style={value}>
      {typeof content === 'string' ? <Lines texts={content.split('\n')} /> : <Lines texts={content.map(LinkOrText)} />}
    </td>
  </tr>
);

const LinkOrText = ({ name, url }: Exclude<Entry['value'], string>[number]): ReactNode =>
  url === undefined ? (
    name
  ) : (
    <a href={url} style={{ color: accent }}>
      {name}
    </a>
  );

const Lines = ({ texts }: { readonly texts: readonly ReactNode[] }): ReactNode =>
  texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <br />}
      {text}
    </Fragment>
  ));
