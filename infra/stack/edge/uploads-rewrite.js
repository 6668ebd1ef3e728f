// CloudFront Function (runtime 2.0) of the photos' behaviour, for viewer requests: /uploads/complaints/… → key complaints/….
// Constants that the synthesis adds: PREFIX (/uploads/), KEYS (prefix of all keys of photos), LINK_MS (how long a photo's address opens).

// oxlint-disable-next-line no-unused-vars
function handler(event) {
  const key = event.request.uri.slice(PREFIX.length);
  // The bucket is never asked for anything but a photo's key, so it can't list its objects.
  if (!key.startsWith(KEYS) || key.length === KEYS.length || !opens(key.slice(KEYS.length))) return notFound();
  event.request.uri = '/' + key;
  return event.request;
}

/** Whether a photo is young enough: its name begins with the nanoseconds since 1970 at which its upload was offered. */
function opens(name) {
  return Date.now() - Number(name.slice(0, 13)) <= LINK_MS;
}

function notFound() {
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'text/plain' } },
    body: { encoding: 'text', data: 'Not Found' },
  };
}
