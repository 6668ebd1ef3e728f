// CloudFront Function (runtime 2.0) of the site's behaviour, for viewer requests and viewer responses.
// The runtime supports ES 5.1 and parts of later versions; a test allows only what its documentation lists.
// Constants that the synthesis adds: ROUTES (all pages), FILES (all other files with fixed names), ASSETS (pattern of hashed names),
// REDIRECTED_HOST (second host name, whose addresses redirect to SITE; or empty).

const NOT_FOUND = '/404.html';

// oxlint-disable-next-line no-unused-vars
function handler(event) {
  if (event.context.eventType === 'viewer-response') return answer(event);
  const request = event.request;
  const host = request.headers.host;
  if (REDIRECTED_HOST && host && host.value === REDIRECTED_HOST)
    return redirect(SITE + request.uri + search(request.querystring));
  return find(request);
}

/** Page → its document; other spelling of a page → redirect; file → unchanged; anything else → the 404 page. */
function find(request) {
  const uri = request.uri;
  if (isFile(uri)) return request;
  const page = pageOf(uri);
  if (page === undefined) request.uri = NOT_FOUND;
  else if (page !== uri) return redirect(page + search(request.querystring));
  else request.uri = documentOf(page);
  return request;
}

/** Sets the status of the 404 page: S3 answers 200, or 206 for a range of it. */
function answer(event) {
  const uri = event.request.uri;
  const status = event.response.statusCode;
  // A response without a body, to a conditional request, keeps its status.
  if (!isFile(uri) && pageOf(uri) === undefined && (status === 200 || status === 206)) {
    event.response.statusCode = 404;
    event.response.statusDescription = 'Not Found';
  }
  return event.response;
}

/** Files of older builds stay in the bucket, so hashed names are checked by their form only. */
function isFile(uri) {
  return FILES.includes(uri) || new RegExp(ASSETS).test(uri);
}

/** Redirects only lead to existing pages, so none can lead off the site. */
function pageOf(uri) {
  const page =
    '/' +
    uri
      .toLowerCase()
      .replace(/\/index\.html$/, '/')
      .split('/')
      .filter(Boolean)
      .join('/');
  return ROUTES.includes(page) ? page : undefined;
}

function documentOf(page) {
  return page === '/' ? '/index.html' : page + '/index.html';
}

/** CloudFront passes the query parsed, but not decoded. */
function search(querystring) {
  const parts = [];
  Object.keys(querystring).forEach((name) => {
    const given = querystring[name];
    (given.multiValue || [given]).forEach((item) => parts.push(item.value ? name + '=' + item.value : name));
  });
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

function redirect(location) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
}
