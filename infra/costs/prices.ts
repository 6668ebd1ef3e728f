/** When the prices were read, from AWS's price list. */
export const PRICES_OF = 'November 2026';

/** List prices in USD without VAT, in Zürich or at the edge of price class 100. */
export const PRICES = {
  firewall: 5,
  firewallRule: 1,
  zone: 0.5,
  secret: 0.4,
  alarmMetric: 0.1,
  ownMetric: 0.3,
  apiCall: 1.2e-6,
  lambdaCall: 0.2e-6,
  gbSecond: 13.3e-6,
  logGb: 0.6,
  /** A kilobyte written. */
  writeUnit: 0.84e-6,
  /** With point-in-time recovery. */
  tableGbMonth: 0.61,
  mail: 0.1e-3,
  put: 5.4e-6,
  storedGbMonth: 0.027,
  archivedGbMonth: 0.005,
  /** In us-east-1. */
  scannedGb: 0.09,
  scannedPhoto: 0.22e-3,
  transferredGb: 0.085,
  edgeRequest: 1.2e-6,
  edgeFunction: 0.1e-6,
  inspected: 0.6e-6,
} as const;

/** A request that the firewall inspects and two functions of the edge see. */
export const EDGE_REQUEST = PRICES.edgeRequest + 2 * PRICES.edgeFunction + PRICES.inspected;

/** Free each month. */
export const FREE = {
  alarmMetrics: 10,
  ownMetrics: 10,
  transferredGb: 1000,
  edgeRequests: 10e6,
  edgeFunctions: 2e6,
  gbSeconds: 400_000,
  logGb: 5,
} as const;
