/** The masters that exist, rendered by the scripts beside this file. Texts of the site, in its spelling. */
export interface Picture {
  readonly name: string;
  /** File in `web/pictures/masters/`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** What is seen. */
  readonly alt: string;
  readonly caption: 'Visualisierung';
}

export const pictures: readonly Picture[] = [
  {
    name: 'hero',
    file: 'hero.jpg',
    width: 2400,
    height: 1500,
    alt: 'Sieben Blockstufen führen zwischen einer Wand aus brettgeschaltem Sichtbeton und bepflanzten Trögen zu einem verglasten Haus.',
    caption: 'Visualisierung',
  },
  {
    name: 'produkt-aussenbelaege',
    file: 'produkt-aussenbelaege.jpg',
    width: 1800,
    height: 1125,
    alt: 'Terrasse aus grossformatigen hellen Platten mit Holztisch und Bänken, dahinter Gräser, Rasen und Bäume.',
    caption: 'Visualisierung',
  },
  {
    name: 'produkt-bodenbelaege',
    file: 'produkt-bodenbelaege.jpg',
    width: 1800,
    height: 1125,
    alt: 'Eingangshalle mit warmem Terrazzoboden, in dem sich das Licht hoher Fenster weich spiegelt.',
    caption: 'Visualisierung',
  },
  {
    name: 'produkt-fassaden',
    file: 'produkt-fassaden.jpg',
    width: 1800,
    height: 1125,
    alt: 'Fassade aus Pfeilern und Brüstungsbändern von nahem, im Streiflicht; vor dem Haus zwei Steinbänke.',
    caption: 'Visualisierung',
  },
  {
    name: 'produkt-aussentreppen',
    file: 'produkt-aussentreppen.jpg',
    width: 1800,
    height: 1125,
    alt: 'Gartentreppe aus fein gestockten Blockstufen in einer Böschung mit herbstlichen Gräsern, oben eine Steinbank.',
    caption: 'Visualisierung',
  },
  {
    name: 'produkt-innentreppen',
    file: 'produkt-innentreppen.jpg',
    width: 1800,
    height: 1125,
    alt: 'Auskragende Terrazzostufen mit schlankem Bronzegeländer vor einer Betonwand, Licht aus hohen Fenstern.',
    caption: 'Visualisierung',
  },
  {
    name: 'produkt-mauerverkleidungen',
    file: 'produkt-mauerverkleidungen.jpg',
    width: 1800,
    height: 1125,
    alt: 'Stützmauer mit Plattenverkleidung in wechselnden Schichthöhen und Mauerkrone, darüber Gräser und ein Baum.',
    caption: 'Visualisierung',
  },
  {
    name: 'produkt-kleinarchitektur',
    file: 'produkt-kleinarchitektur.jpg',
    width: 1800,
    height: 1125,
    alt: 'Hof mit Sitzblock, bepflanztem Trog, Pollern und Wasserbecken aus Betonwerkstein, auf dem Boden Herbstlaub.',
    caption: 'Visualisierung',
  },
  {
    name: 'produkt-fensterbaenke',
    file: 'produkt-fensterbaenke.jpg',
    width: 1800,
    height: 1125,
    alt: 'Äussere Fensterbank aus Betonwerkstein mit Gefälle und Tropfkante unter einem Holzfenster in einer verputzten Wand.',
    caption: 'Visualisierung',
  },
  {
    name: 'produkt-sichtbeton',
    file: 'produkt-sichtbeton.jpg',
    width: 1800,
    height: 1125,
    alt: 'Hofwand aus brettgeschaltem Sichtbeton mit Durchgang, Baumschatten und auskragender Bank.',
    caption: 'Visualisierung',
  },
  {
    name: 'projekt-freitreppe',
    file: 'projekt-freitreppe.jpg',
    width: 2400,
    height: 1500,
    alt: 'Breite Freitreppe mit acht gestockten Stufen, die auf einen gedeckten Vorplatz führt, gefasst von einer Wange aus Sichtbeton.',
    caption: 'Visualisierung',
  },
  {
    name: 'projekt-fassade',
    file: 'projekt-fassade.jpg',
    width: 2400,
    height: 1500,
    alt: 'Dreigeschossiges Haus an der Ecke, gegliedert durch helle Brüstungsbänder und Pfeiler, im Nachmittagslicht.',
    caption: 'Visualisierung',
  },
  {
    name: 'projekt-terrazzoboden',
    file: 'projekt-terrazzoboden.jpg',
    width: 2400,
    height: 1500,
    alt: 'Lesesaal einer Bibliothek mit hellem Terrazzoboden, Bücherregalen, langem Tisch und einer Treppe aus demselben Material.',
    caption: 'Visualisierung',
  },
  {
    name: 'oberflaeche-geschliffen',
    file: 'oberflaeche-geschliffen.jpg',
    width: 1800,
    height: 1125,
    alt: 'Ecke einer Platte, geschliffen: ebene, matte Fläche, rundes Korn in Grau, Beige und Rötlich im Schnitt.',
    caption: 'Visualisierung',
  },
  {
    name: 'oberflaeche-gestrahlt',
    file: 'oberflaeche-gestrahlt.jpg',
    width: 1800,
    height: 1125,
    alt: 'Ecke derselben Platte, gestrahlt: feinraue, helle und matte Fläche, das Korn leicht freigelegt.',
    caption: 'Visualisierung',
  },
  {
    name: 'oberflaeche-gestockt',
    file: 'oberflaeche-gestockt.jpg',
    width: 1800,
    height: 1125,
    alt: 'Ecke derselben Platte, fein gestockt: Relief aus feinen Kratern, das Korn gebrochen.',
    caption: 'Visualisierung',
  },
  {
    name: 'oberflaeche-seidenmatt',
    file: 'oberflaeche-seidenmatt.jpg',
    width: 1800,
    height: 1125,
    alt: 'Ecke derselben Platte, seidenmatt: satte Farben und ein weicher Schimmer ohne Spiegelung.',
    caption: 'Visualisierung',
  },
  {
    name: 'oberflaeche-gewaschen',
    file: 'oberflaeche-gewaschen.jpg',
    width: 1800,
    height: 1125,
    alt: 'Ecke derselben Platte, gewaschen: runde Kiesel treten unverletzt aus dem Zementstein hervor.',
    caption: 'Visualisierung',
  },
  {
    name: 'oberflaeche-poliert',
    file: 'oberflaeche-poliert.jpg',
    width: 1800,
    height: 1125,
    alt: 'Ecke derselben Platte, poliert: tiefe Farben, ein Fenster spiegelt sich in der Fläche.',
    caption: 'Visualisierung',
  },
  {
    name: 'terrazzo',
    file: 'terrazzo.jpg',
    width: 1800,
    height: 1125,
    alt: 'Drei polierte Terrazzoplatten übereinander in Hellgrau, Sandgelb und Anthrazit, von nahem.',
    caption: 'Visualisierung',
  },
];
