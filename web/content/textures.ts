import { TILE_MM } from '@works/stone/stones/tile';

/** Words of the textures that a surface is taken along with. */
export const texturesWords = {
  heading: 'Textur mitnehmen',
  intro: `Eine Kachel von ${TILE_MM / 1000}\u00a0×\u00a0${TILE_MM / 1000}\u00a0m im wahren Massstab, ohne Naht: Farbe, Normal Map und Rauheit als ZIP, oder als glTF eine Platte mit diesem Material. Dieses Gerät zeichnet sie aus der Rezeptur; mit 4096 Pixeln dauert das bis zu einer Minute.`,
  side: 'Pixel je Seite',
  sideText: (pixels: number) => `${pixels}\u00a0px`,
  zip: 'Bilder ZIP',
  glb: 'Platte GLB',
  drawing: (part: number) => `Textur wird gezeichnet: ${Math.round(100 * part)}\u00a0%`,
  packing: 'Datei wird erstellt …',
  made: (name: string) => `${name} ist erstellt.`,
  failed: 'Die Textur konnte nicht erstellt werden. Versuchen Sie es mit weniger Pixeln, oder laden Sie die Seite neu.',
} as const;
