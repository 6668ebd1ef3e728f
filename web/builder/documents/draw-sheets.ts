import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { ENCODERS } from '../pictures/encoders.ts';

/** In pixels: two for one on the page. */
const WIDTH = 360;
/** Drawn finer, then made smaller: letters stay even. */
const OVERSAMPLING = 2;

type Draw = (pdf: Uint8Array) => Promise<Uint8Array>;

/** Lends what draws the first page of a PDF, small, as AVIF; it is started when it is needed. */
export async function drawSheets<Result>(use: (draw: Draw) => Promise<Result>): Promise<Result> {
  let starting: Promise<PDFiumLibrary> | undefined;
  try {
    return await use(async (pdf) => draw(await (starting ??= PDFiumLibrary.init()), pdf));
  } finally {
    (await starting)?.destroy();
  }
}

async function draw(library: PDFiumLibrary, pdf: Uint8Array): Promise<Uint8Array> {
  const document = await library.loadDocument(pdf);
  try {
    const page = document.getPage(0);
    const scale = (WIDTH * OVERSAMPLING) / page.getOriginalSize().originalWidth;
    const { data, width, height } = await page.render({ scale, render: async (bitmap) => bitmap.data });
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten()
      .resize(WIDTH)
      .avif(ENCODERS.avif)
      .toBuffer();
  } finally {
    document.destroy();
  }
}
