import { chromium } from 'playwright-core';
const [,, what, ...rest] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const U = 'http://localhost:3107';
if (what === 'project') {
  for (const w of [390, 820, 1440]) {
    const c = await b.newContext({ viewport: { width: w, height: 1000 }, locale: 'de-CH', reducedMotion: 'reduce', acceptDownloads: true });
    const p = await c.newPage();
    await p.goto(U + rest[0]);
    await p.getByRole('table', { name: 'Projektblatt' }).waitFor();
    if (rest[1]) { await p.getByRole('button', { name: 'Auf diesem Gerät behalten' }).click(); }
    await p.waitForTimeout(800);
    await p.screenshot({ path: `/tmp/shots/project-${w}.png`, clip: { x: 0, y: 0, width: w, height: w === 390 ? 2400 : 1100 }, fullPage: true });
    if (w === 1440) { const [d] = await Promise.all([p.waitForEvent('download'), p.getByRole('button', { name: 'Blatt PDF' }).click()]); await d.saveAs('/tmp/shots/project.pdf'); }
  }
}
if (what === 'planner') {
  for (const path of rest) for (const w of [390, 820, 1440]) {
    const c = await b.newContext({ viewport: { width: w, height: 1000 }, locale: 'de-CH', reducedMotion: 'reduce' });
    const p = await c.newPage();
    await p.goto(U + path);
    await p.waitForSelector('html[data-hydrated]');
    const open = p.getByRole('button', { name: 'Planer öffnen' });
    if (await open.count()) await open.click();
    await p.getByRole('heading', { name: 'Ergebnis' }).waitFor();
    await p.waitForTimeout(500);
    await p.locator('#planer').screenshot({ path: `/tmp/shots/${path.split('/')[2].split('?')[0]}-${w}.png` });
    if (w === 1440) { await p.pdf({ path: `/tmp/shots/${path.split('/')[2].split('?')[0]}.pdf`, format: 'A4' }); }
    await c.close();
  }
}
await b.close();
