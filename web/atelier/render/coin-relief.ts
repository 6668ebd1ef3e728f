import { CanvasTexture } from 'three';

const SIDE = 256;

/** The face of one franc as heights: rim, ring of pearls, value. Plain, since only its size matters. */
export function coinRelief(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (pen) {
    const middle = SIDE / 2;
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, SIDE, SIDE);
    pen.strokeStyle = '#fff';
    pen.lineWidth = 9;
    pen.beginPath();
    pen.arc(middle, middle, middle - 6, 0, 2 * Math.PI);
    pen.stroke();
    pen.fillStyle = '#fff';
    for (let pearl = 0; pearl < 60; pearl++) {
      const angle = (pearl / 60) * 2 * Math.PI;
      pen.beginPath();
      pen.arc(middle + Math.cos(angle) * (middle - 18), middle + Math.sin(angle) * (middle - 18), 2.6, 0, 2 * Math.PI);
      pen.fill();
    }
    pen.font = '600 84px Arial, sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText('1', middle, middle - 16);
    pen.font = '600 44px Arial, sans-serif';
    pen.fillText('FR', middle, middle + 46);
  }
  return new CanvasTexture(canvas);
}
