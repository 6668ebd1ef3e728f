import type { Figures } from './figures.ts';
import { drawPanel, PANEL, type Panel } from './panel.ts';

const GAP = 36;
const MARGIN = 24;
const FOOT = 30;

/** The chart of `docs/performance.md`: what grows with the work, and what does not. @returns an SVG file */
export function drawChart(figures: Figures): string {
  const panels = panelsOf(figures);
  const width = 2 * MARGIN + panels.length * PANEL.width + (panels.length - 1) * GAP;
  const height = MARGIN + PANEL.height + FOOT;
  const drawn = panels.map((panel, index) => drawPanel(panel, MARGIN + index * (PANEL.width + GAP), MARGIN));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="Archivo, Helvetica, Arial, sans-serif" font-size="12" fill="#24272a">`,
    `<title>Time and memory as the work grows, both axes logarithmic</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...drawn,
    `<text x="${MARGIN}" y="${height - 12}" fill="#625d55" font-size="11">${figures.machine}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

function panelsOf({ rows, pages, documents }: Figures): readonly Panel[] {
  const stored = { label: 'Requests stored', from: 2, to: 6 };
  return [
    {
      title: 'Time, seconds',
      x: stored,
      y: { from: -3, to: 3 },
      lines: [
        { name: 'export', points: rows.map((row) => [row.count, row.export.seconds]) },
        { name: 'one person', points: rows.map((row) => [row.count, row.person.seconds]) },
        { name: 'one submission', points: rows.map((row) => [row.count, row.submitMs / 1000]) },
      ],
    },
    {
      title: 'Most memory, megabytes',
      x: stored,
      y: { from: 1, to: 4 },
      lines: [
        { name: 'export', points: rows.map((row) => [row.count, row.export.memory]) },
        { name: 'one person', points: rows.map((row) => [row.count, row.person.memory]) },
      ],
    },
    {
      title: 'Time of the build, seconds',
      x: { label: 'Pages, documents', from: 1, to: 3 },
      y: { from: -1, to: 2 },
      lines: [
        { name: 'pages, whole build', points: pages.map(({ count, seconds }) => [count, seconds]) },
        { name: '… prerendering', points: pages.map(({ count, growing }) => [count, growing]) },
        { name: 'documents', points: documents.map(({ count, growing }) => [count, growing]) },
      ],
    },
  ];
}
