// CloudFront Function (runtime 2.0) of the photos' behaviour, for viewer requests: /uploads/complaints/… → key complaints/….
// Constants that the synthesis adds: PREFIX (/uploads/), KEYS (prefix of all keys of photos).

// oxlint-disable-next-line no-unused-vars
function handler(event) {
  const key = event.request.uri.slice(PREFIX.length);
  // The bucket is not asked for anything but photos, so it can never list its objects.
  if (!key.startsWith(KEYS) || key.length === KEYS.length) return notFound();
  event.request.uri = '/' + key;
  return event.request;
}

function notFound() {
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'text/plain' } },
    body: { encoding: 'text', data: 'Not Found' },
  };
}
