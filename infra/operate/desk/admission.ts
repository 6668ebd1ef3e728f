import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';

const COOKIE = 'desk';
const REFUSED = 'Kein Zutritt. Die Adresse im Terminal gilt für einen Browser, einmal: npm run desk öffnet eine neue.';
const secret = () => randomBytes(32).toString('base64url');

/**
 * Who gets in (security.md T41): the first browser with the token of the printed address, and from then on only that one, by its cookie.
 * Browsers send a cookie to every port of a machine, where another user's program may listen, but only below its path, which is secret too.
 */
export function admission(origin: string) {
  const [cookie, nonce, home] = [secret(), secret(), `/${secret()}/`];
  let token: string | undefined = `/${secret()}`;
  const address = origin + token;
  const headers = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // The logo.
      imgSrc: ["'self'", 'data:'],
      styleSrc: ["'self'", `'nonce-${nonce}'`],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    // It speaks plain HTTP, to this machine only.
    strictTransportSecurity: false,
  });

  const admit: MiddlewareHandler = async (c, next) => {
    const { method, path } = c.req;
    const { host, origin: from, 'content-type': type, 'sec-fetch-site': site } = c.req.header();
    c.header('cache-control', 'no-store');
    // Another name for this address is DNS rebinding.
    if (host !== new URL(origin).host) return c.text('Misdirected Request', 421);
    if (method === 'GET' && path === token) {
      token = undefined;
      setCookie(c, COOKIE, cookie, { path: home, httpOnly: true, sameSite: 'Strict' });
      // A redirect would count as coming from wherever the address was opened, and carry no strict cookie.
      return c.html(html`<!doctype html><meta http-equiv="refresh" content="0;url=${home}" />`);
    }
    const isFromPage = ['same-origin', 'none', undefined].includes(site);
    const isCall = method === 'POST' && from === origin && type === 'application/json';
    const isAdmitted = path.startsWith(home) && getCookie(c, COOKIE) === cookie;
    return isAdmitted && isFromPage && (method === 'GET' || isCall) ? next() : c.text(REFUSED, 403);
  };
  return { headers, admit, home, nonce, address };
}
