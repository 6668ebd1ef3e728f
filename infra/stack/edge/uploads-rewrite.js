// CloudFront Function (runtime 2.0) of the photos' behaviour, for the viewer's request: /uploads/complaints/… is the key complaints/….
// PREFIX is put in front of it at synth.

// oxlint-disable-next-line no-unused-vars
function handler(event) {
  event.request.uri = '/' + event.request.uri.slice(PREFIX.length);
  return event.request;
}
