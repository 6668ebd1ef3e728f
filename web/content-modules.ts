import type { Plugin } from 'vite';
import { documentModules } from './documents/vite-documents.ts';
import { drawingModules } from './drawings/vite-drawings.ts';
import { pictureModules } from './pictures/vite-pictures.ts';
import { summaryModules } from './summaries.ts';

/** What pages import and the build makes, of pictures, drawings, documents and words: whoever bundles or tests the pages needs them all. */
export const contentModules = (): Plugin[] => [pictureModules(), drawingModules(), documentModules(), summaryModules()];
