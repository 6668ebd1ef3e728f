import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { MAX_PHOTO_BYTES } from '../../../shared/photos.ts';
import * as images from '../../functions/sample-images.ts';

/** A file offered as a photo, and whether it is one. */
interface TriedFile {
  readonly what: string;
  readonly bytes: Buffer;
  /** What the visitor says it is. */
  readonly type: 'image/jpeg' | 'image/png';
  readonly isPhoto: boolean;
}

const text = (content: string) => Buffer.from(content);
const jpeg = (what: string, bytes: Buffer, isPhoto = false): TriedFile => ({
  what,
  bytes,
  type: 'image/jpeg',
  isPhoto,
});
const png = (what: string, bytes: Buffer, isPhoto = false): TriedFile => ({ what, bytes, type: 'image/png', isPhoto });

const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#6a7b8c' } });
const GPS = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 36/1' },
  IFD0: { Artist: '<script>alert(1)</script>' },
};
const withExif = await picture.clone().jpeg().withExif(GPS).toBuffer();
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic'), Buffer.alloc(500)]);
const zip = Buffer.concat([text('PK\u0003\u0004'), Buffer.alloc(200), text('PK\u0005\u0006'), Buffer.alloc(18)]);
const html = '<!doctype html><script>alert(document.domain)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const noise = (size: number) => Buffer.alloc(size, 'Betonwerkstein');

/** Text of which nothing is an image, as bytes. */
const noImages: readonly (readonly [string, Buffer])[] = [
  ['HTML', text(html)],
  ['SVG', text(svg)],
  ['SVG with an XML head', text(`<?xml version="1.0"?>${svg}`)],
  ['a script', text('alert(1)')],
  ['PDF', text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF')],
  ['PostScript', text('%!PS\n')],
  ['ZIP', zip],
  ['RAR', text('Rar!\u001a\u0007\u0000')],
  ['gzip', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
  ['a Windows program', text(`MZ${'\u0000'.repeat(60)}PE`)],
  ['a Linux program', Buffer.concat([Buffer.from([0x7f]), text('ELF'), Buffer.alloc(60)])],
  ['a shell script', text('#!/bin/sh\nid\n')],
  ['PHP', text('<?php system($_GET[0]); ?>')],
  ['GIF', images.gifFile],
  ['GIF with a script', Buffer.concat([text('GIF89a/*'), text('*/=alert(1)')])],
  ['WebP', images.webpFile],
  ['AVIF', await picture.clone().avif().toBuffer()],
  ['TIFF', await picture.clone().tiff().toBuffer()],
  ['HEIC', heic],
  ['BMP', Buffer.concat([text('BM'), Buffer.alloc(60)])],
  ['an icon', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(60)])],
  ['MP4', Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypmp42'), Buffer.alloc(60)])],
  ['zeros', Buffer.alloc(1000)],
  ['one byte', Buffer.from([0xff])],
  ['a line feed', text('\n')],
  ['the EICAR test file', text(String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`)],
];

const begun = (bytes: Buffer, length: number) => bytes.subarray(0, length);
const animated = images.pngWith('acTL');
const bomb = Buffer.concat([images.pngOf(30_000, 30_000), deflateSync(Buffer.alloc(1_000_000))]);

export const triedFiles: readonly TriedFile[] = [
  ...noImages.flatMap(([what, bytes]) => [jpeg(`${what} as JPEG`, bytes), png(`${what} as PNG`, bytes)]),
  jpeg('a JPEG', images.jpegFile, true),
  jpeg('a progressive JPEG', images.progressiveJpegFile, true),
  jpeg('a grey JPEG', await picture.clone().greyscale().jpeg().toBuffer(), true),
  jpeg('a JPEG with the place where it was taken', withExif, true),
  jpeg('a JPEG with HTML behind it', Buffer.concat([images.jpegFile, text(html)])),
  jpeg('a JPEG with a ZIP behind it', Buffer.concat([images.jpegFile, zip])),
  // The page takes comments away before it uploads; the function looks for the picture in the first 256 KB.
  jpeg('a JPEG with ten megabytes of comments before the picture', images.jpegOfBytes(MAX_PHOTO_BYTES)),
  jpeg('a JPEG with comments of 200 KB before the picture', images.jpegOfBytes(200_000), true),
  jpeg('a JPEG of exactly ten megabytes', images.jpegOfPixels(MAX_PHOTO_BYTES), true),
  jpeg('a JPEG of forty-nine megapixels', images.jpegOf(7000, 7000), true),
  jpeg('a JPEG of fifty-one megapixels', images.jpegOf(7142, 7142)),
  jpeg('a JPEG of the largest size there is', images.jpegOf(65_535, 65_535)),
  jpeg('a JPEG without height', images.jpegOf(40, 0)),
  jpeg('a JPEG without width', images.jpegOf(0, 40)),
  jpeg('a PNG as JPEG', images.pngFile),
  jpeg('a JPEG without its end', begun(images.jpegFile, images.jpegFile.length - 2)),
  jpeg('half a JPEG', begun(images.jpegFile, images.jpegFile.length / 2)),
  jpeg('the signature of a JPEG', begun(images.jpegFile, 3)),
  jpeg('the signature of a JPEG before HTML', Buffer.concat([begun(images.jpegFile, 4), text(html)])),
  jpeg('HTML before a JPEG', Buffer.concat([text(html), images.jpegFile])),
  jpeg('a JPEG behind a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), images.jpegFile])),
  jpeg('a JPEG of twenty scans', images.jpegOfScans(20), true),
  jpeg('a JPEG of twenty-one scans', images.jpegOfScans(21)),
  jpeg('a JPEG of twenty-one scans, most of them behind 300 KB', images.jpegOfScans(21, { fill: 300_000 })),
  jpeg('a scan bomb of forty-nine megapixels', images.withPixels(images.jpegOfScans(3459), 7000, 7000)),
  jpeg('a JPEG of lossless coding', images.jpegOfFrame(0xc3)),
  jpeg('a JPEG of two frames', images.jpegOfTwoFrames()),
  png('a PNG', images.pngFile, true),
  png('a grey PNG', await picture.clone().greyscale().png().toBuffer(), true),
  png('a PNG with a palette', await picture.clone().png({ palette: true }).toBuffer(), true),
  png('a PNG with text', images.pngWith('tEXt'), true),
  png('a PNG with HTML behind it', Buffer.concat([images.pngFile, text(html)])),
  png('a PNG with a ZIP behind it', Buffer.concat([images.pngFile, zip])),
  png('a PNG of thirty thousand by thirty thousand pixels', bomb),
  png('a PNG of fifty-one megapixels', images.pngOf(7142, 7142)),
  png('a PNG of the largest size there is', images.pngOf(2 ** 31 - 1, 2 ** 31 - 1)),
  png('a PNG without height', images.pngOf(40, 0)),
  png('an animated PNG', animated),
  png('a PNG whose first chunk is not its header', images.applePng),
  png('a JPEG as PNG', images.jpegFile),
  png('half a PNG', begun(images.pngFile, images.pngFile.length / 2)),
  png('a PNG without its end', begun(images.pngFile, images.pngFile.length - 12)),
  png('the signature of a PNG', begun(images.pngFile, 8)),
  png('the signature of a PNG before HTML', Buffer.concat([begun(images.pngFile, 8), text(html)])),
  png(
    'a PNG filled up to ten megabytes',
    Buffer.concat([images.pngFile, noise(MAX_PHOTO_BYTES - images.pngFile.length)]),
  ),
];
