import { plannerOffer } from './planner-offer.ts';
import { ATELIER_NAME, atelierLink, plannersLink } from './tool-links.ts';

/** What pages that lead to the planners of the products say of them. */
export const plannerOverview = {
  heading: plannerOffer.heading,
  text: 'Jedes Produkt hat einen Planer: Er zeichnet den Schnitt mit Ihren Massen, rechnet Stückzahl, Fläche und Gewicht und gibt Zeichnung, CAD-Datei, IFC-Modell, Ausschreibungstext und Stückliste aus.',
} as const;

/** The ways to the two tools of the site. */
export const toolCards = {
  heading: 'Selbst planen',
  cards: [
    {
      title: plannerOverview.heading,
      text: 'Schnitt, Stückzahl, Gewicht, CAD-Datei und Ausschreibungstext zu jedem Produkt.',
      href: plannersLink,
    },
    {
      title: ATELIER_NAME,
      text: 'Mischung, Korn und Bearbeitung zusammenstellen und in wahrer Grösse ansehen.',
      href: atelierLink,
    },
  ],
} as const;
