import { EventEmitter } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkCertificate } from '../../functions/probe/certificate.ts';

const connect = vi.hoisted(() => vi.fn<(options: object) => EventEmitter>());
vi.mock('node:tls', () => ({ connect }));

/** The site shows a certificate that ends in so many days. */
function shown(days: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const validTo = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toUTCString();
  connect.mockImplementation(() => {
    const connected = Object.assign(new EventEmitter(), {
      getPeerCertificate: () => ({ valid_to: validTo }),
      destroy() {},
    });
    setImmediate(() => connected.emit('secureConnect'));
    return connected;
  });
}

it('a certificate that has been renewed is fine', async () => {
  shown(21);
  await checkCertificate('https://www.firma.ch');
  expect(connect).toHaveBeenCalledWith({ host: 'www.firma.ch', port: 443, servername: 'www.firma.ch' });
});

it('one that has not been renewed is a failure three weeks before its end', async () => {
  shown(20);
  await expect(checkCertificate('https://www.firma.ch')).rejects.toThrow(
    'www.firma.ch has a certificate that ends in 20 days.',
  );
});
