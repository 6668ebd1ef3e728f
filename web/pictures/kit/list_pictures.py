"""Writes pictures.ts: the masters that exist, with their true size. Alt texts live here, one per name."""
import json
import os
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
MASTERS = os.path.join(HERE, '..', 'masters')
ALT = {
    'hero': 'Sieben Blockstufen führen zwischen einer Wand aus brettgeschaltem Sichtbeton und bepflanzten Trögen zu einem verglasten Haus.',
    'produkt-aussenbelaege': 'Terrasse aus grossformatigen hellen Platten mit Holztisch und Bänken, dahinter Gräser, Rasen und Bäume.',
    'produkt-bodenbelaege': 'Eingangshalle mit warmem Terrazzoboden, in dem sich das Licht hoher Fenster weich spiegelt.',
    'produkt-fassaden': 'Fassade aus Pfeilern und Brüstungsbändern von nahem, im Streiflicht; vor dem Haus zwei Steinbänke.',
    'produkt-aussentreppen': 'Gartentreppe aus fein gestockten Blockstufen in einer Böschung mit herbstlichen Gräsern, oben eine Steinbank.',
    'produkt-innentreppen': 'Auskragende Terrazzostufen mit schlankem Bronzegeländer vor einer Betonwand, Licht aus hohen Fenstern.',
    'produkt-mauerverkleidungen': 'Stützmauer mit Plattenverkleidung in wechselnden Schichthöhen und Mauerkrone, darüber Gräser und ein Baum.',
    'produkt-kleinarchitektur': 'Hof mit Sitzblock, bepflanztem Trog, Pollern und Wasserbecken aus Betonwerkstein, auf dem Boden Herbstlaub.',
    'produkt-fensterbaenke': 'Äussere Fensterbank aus Betonwerkstein mit Gefälle und Tropfkante unter einem Holzfenster in einer verputzten Wand.',
    'produkt-sichtbeton': 'Hofwand aus brettgeschaltem Sichtbeton mit Durchgang, Baumschatten und auskragender Bank.',
    'projekt-freitreppe': 'Breite Freitreppe mit acht gestockten Stufen, die auf einen gedeckten Vorplatz führt, gefasst von einer Wange aus Sichtbeton.',
    'projekt-fassade': 'Dreigeschossiges Haus an der Ecke, gegliedert durch helle Brüstungsbänder und Pfeiler, im Nachmittagslicht.',
    'projekt-terrazzoboden': 'Lesesaal einer Bibliothek mit hellem Terrazzoboden, Bücherregalen, langem Tisch und einer Treppe aus demselben Material.',
    'oberflaeche-geschliffen': 'Ecke einer Platte, geschliffen: ebene, matte Fläche, rundes Korn in Grau, Beige und Rötlich im Schnitt.',
    'oberflaeche-gestrahlt': 'Ecke derselben Platte, gestrahlt: feinraue, helle und matte Fläche, das Korn leicht freigelegt.',
    'oberflaeche-gestockt': 'Ecke derselben Platte, fein gestockt: Relief aus feinen Kratern, das Korn gebrochen.',
    'oberflaeche-seidenmatt': 'Ecke derselben Platte, seidenmatt: satte Farben und ein weicher Schimmer ohne Spiegelung.',
    'oberflaeche-gewaschen': 'Ecke derselben Platte, gewaschen: runde Kiesel treten unverletzt aus dem Zementstein hervor.',
    'oberflaeche-poliert': 'Ecke derselben Platte, poliert: tiefe Farben, ein Fenster spiegelt sich in der Fläche.',
    'terrazzo': 'Drei polierte Terrazzoplatten übereinander in Hellgrau, Sandgelb und Anthrazit, von nahem.',
    'muster': 'Acht Handmuster nebeneinander auf einem Eichentisch: heller, gelber und dunkler Terrazzo, gestrahlter und gestockter Stein, Sichtbeton.',
    'werk': 'Werkhalle mit Tageslicht von links: Platten stehen auf Gestellen, davor Schalungen auf Tischen.',
}

with open(os.path.join(HERE, '..', 'pictures.ts')) as f:
    head = f.read().split('export const pictures')[0].rstrip()
quote = lambda s: "'" + json.dumps(s, ensure_ascii=False)[1:-1].replace("'", "\\'") + "'"
rows = []
for name, alt in ALT.items():
    path = os.path.join(MASTERS, name + '.jpg')
    if os.path.exists(path):
        w, h = Image.open(path).size
        rows.append(f"  {{\n    name: {quote(name)},\n    file: {quote(name + '.jpg')},\n    width: {w},\n    height: {h},\n"
                    f"    alt: {quote(alt)},\n    caption: 'Visualisierung',\n  }},")
body = '\n\nexport const pictures: readonly Picture[] = [\n' + '\n'.join(rows) + '\n];\n'
with open(os.path.join(HERE, '..', 'pictures.ts'), 'w') as f:
    f.write(head + body)
print(len(rows), 'pictures')
