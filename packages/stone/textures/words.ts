/** Words of the text beside textures. */
export const textureWords = {
  file: 'LIESMICH.txt',
  title: (name: string) => `Textur: ${name}`,
  surface: 'Oberfläche',
  mix: 'Mischung',
  finish: 'Bearbeitung',
  code: 'Code der Rezeptur',
  size: 'Grösse',
  sizeText: (mm: number, px: number) =>
    `${mm} × ${mm} mm, ${px} × ${px} Pixel. Die Textur wiederholt sich in beiden Richtungen ohne Naht.`,
  maps: 'Bilder',
  mapTexts: {
    colour: 'Farbe in sRGB, ohne Licht und Schatten',
    normal: 'Richtung der Fläche (Normal Map) nach OpenGL, Grün zeigt nach oben. Für DirectX den grünen Kanal umkehren',
    roughness: 'Rauheit (Roughness), linear: Schwarz spiegelt, Weiss ist matt',
  },
  likeness: 'Farbe',
  likenessText:
    'Die Farbe ist aus der Rezeptur berechnet und eine Annäherung: Der Bildschirm zeigt sie anders als der Stein. Massgebend ist das Handmuster.',
  terms: 'Nutzung',
  maker: 'Herkunft',
} as const;

/** Names of the pictures in the files of a texture. */
export const mapNames = { colour: 'farbe', normal: 'normal', roughness: 'rauheit' } as const;
