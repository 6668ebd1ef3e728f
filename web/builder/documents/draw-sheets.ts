import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { ENCODERS } from '../pictures/encoders.ts';

/** In pixels: two for one on the page. */
const WIDTH = 360;
/** Drawn finer, then made smaller: letters stay even. */
const OVERSAMPLING = 2;

/** Where a sheet has its drawings, as shares of its width and height: right of their captions, in the ratio of the sheet. */
const DRAWINGS = { left: 0.355, top: 0.285, size: 0.62 };

type Draw = (pdf: Uint8Array, isDrawn: boolean) => Promise<Uint8Array>;

/** Lends what draws the first page of a PDF, or its drawings, small, as AVIF; it is started when it is needed. */
export async function drawSheets<Result>(use: (draw: Draw) => Promise<Result>): Promise<Result> {
  let starting: Promise<PDFiumLibrary> | undefined;
  try {
    return await use(async (...sheet) => draw(await (starting ??= PDFiumLibrary.init()), ...sheet));
  } finally {
    (await starting)?.destroy();
  }
}

async function draw(library: PDFiumLibrary, pdf: Uint8Array, isDrawn: boolean): Promise<Uint8Array> {
  const document = await library.loadDocument(pdf);
  try {
    const page = document.getPage(0);
    const scale = (WIDTH * OVERSAMPLING) / page.getOriginalSize().originalWidth;
    const { data, width, height } = await page.render({ scale, render: async (bitmap) => bitmap.data });
    const part = isDrawn ? DRAWINGS : { left: 0, top: 0, size: 1 };
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .extract({
        left: Math.round(part.left * width),
        top: Math.round(part.top * height),
        width: Math.round(part.size * width),
        height: Math.round(part.size * height),
      })
      .flatten()
      .resize(WIDTH)
      .avif(ENCODERS.avif)
      .toBuffer();
  } finally {
    document.destroy();
  }
}
