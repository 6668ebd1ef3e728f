import { describe, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { consultationLink } from '../../../web/layout/consultation-link.ts';

const entries = (link: string) => Object.fromEntries(new URL(link, 'https://site.example').searchParams);

describe('the consultation in the header', () => {
  it('brings the product along', () => {
    expect(entries(consultationLink(paths.facades, ''))).toEqual({ topic: 'produkte', message: 'Fassaden: ' });
  });

  it('brings the plan along, with its surface and its name', () => {
    expect(entries(consultationLink(paths.facades, '?plan=FA-1&rezept=MS-1&name=Haus%20Keller')).message).toBe(
      'Fassaden, Plan:\n/produkte/fassaden?plan=FA-1&rezept=MS-1&name=Haus%20Keller#planer\n',
    );
  });

  it('brings a recipe and a project along', () => {
    expect(entries(consultationLink(paths.finishes, '?rezept=MS-1'))).toEqual({
      topic: 'bemusterung',
      message: 'Rezeptur:\n/technische-info/oberflaechen?rezept=MS-1#atelier\n',
    });
    expect(entries(consultationLink(paths.products, '?projekt=a.b')).message).toBe(
      'Projektblatt:\n/produkte?projekt=a.b\n',
    );
  });

  it.each([paths.home, paths.products, paths.contact])('is the plain form from %s', (path) => {
    expect(consultationLink(path, '?plan=FA-1&rezept=MS-1')).toBe(paths.consultation);
  });
});
