// What opens over the library, in one script that is fetched when the first surface is opened.
export { SurfaceComparison } from './SurfaceComparison.tsx';
export { SurfaceView } from './SurfaceView.tsx';
