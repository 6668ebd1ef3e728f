// CloudFront Function (runtime 2.0) of the site's behaviour, for the viewer's request and for the answer to it.
// That runtime knows ES 5.1 and some of what came later; a test keeps to what its documentation lists.
// ROUTES (every page) and FILES (what else lies at the root of the site; folders end in a slash) are put in front of it at synth.

const NOT_FOUND = '/404.html';

// oxlint-disable-next-line no-unused-vars
function handler(event) {
  return event.context.eventType === 'viewer-response' ? answer(event) : find(event.request);
}

/** Page → its document; another way of writing a page → that page; file → itself; anything else → the 404 page. */
function find(request) {
  const uri = request.uri;
  if (isFile(uri)) return request;
  const page = pageOf(uri);
  if (page === undefined) request.uri = NOT_FOUND;
  else if (page !== uri) return redirect(page + search(request.querystring));
  else request.uri = documentOf(page);
  return request;
}

/** The document of the 404 page is an object like any other: its status is only set here. */
function answer(event) {
  const uri = event.request.uri;
  // An answer without a body, for a page that the browser still has, keeps its status.
  if (!isFile(uri) && pageOf(uri) === undefined && event.response.statusCode === 200) {
    event.response.statusCode = 404;
    event.response.statusDescription = 'Not Found';
  }
  return event.response;
}

function isFile(uri) {
  return FILES.some((file) => (file.endsWith('/') ? uri.startsWith(file) : uri === file));
}

/** Only pages that exist are named in a redirect, so none can lead off the site. */
function pageOf(uri) {
  const page = '/' + uri.toLowerCase().replace(/\/index\.html$/, '/').split('/').filter(Boolean).join('/');
  return ROUTES.includes(page) ? page : undefined;
}

function documentOf(page) {
  return page === '/' ? '/index.html' : page + '/index.html';
}

/** CloudFront hands the query over parsed, and still encoded. */
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
