export type Day = 'Mo' | 'Di' | 'Mi' | 'Do' | 'Fr' | 'Sa' | 'So';

/** Time of day: `7:00`, `13:15`. */
export type Time = `${number}:${number}`;

/** From one day to another, or one day, and when it is open: none, one or several spans. Without a span, the days are shown as closed. */
export interface OpeningHours {
  readonly from: Day;
  readonly to?: Day;
  readonly hours: readonly { readonly from: Time; readonly to: Time }[];
}

/** One number, as it is read: `+41 44 000 00 00`. */
export interface Telephone {
  readonly number: string;
  /** What it is for, where there are several: «Werk». */
  readonly use?: string;
}

/** What is left out is shown nowhere. */
export interface CompanyData {
  readonly name: string;
  /** In the header, which has room for 18 letters. */
  readonly shortName: string;
  /** As the commercial register names it: «Aktiengesellschaft». Shown in the imprint. */
  readonly legalForm?: string;
  /** Above the street: «c/o Treuhand Beispiel AG». */
  readonly careOf?: string;
  readonly street: string;
  /** Below the street: «Postfach 12». */
  readonly postBox?: string;
  readonly postalCode: string;
  readonly city: string;
  /** Two letters, behind the town: `FR`. */
  readonly canton?: string;
  readonly country: string;
  /** Of the town, in degrees (WGS 84): its place on the map of the contact page. */
  readonly latitude: number;
  readonly longitude: number;
  /** The first is the main one. */
  readonly phones: readonly Telephone[];
  readonly email: string;
  /** UID, as the commercial register and the VAT administration write it. */
  readonly registration?: string;
  /** Address of the published site, without a slash at the end. */
  readonly siteUrl: string;
  /** In the order of the week; days that are not named are closed. */
  readonly openingHours: readonly OpeningHours[];
  /** Average duration of a project. */
  readonly projectWeeks?: { readonly from: number; readonly to: number };
  /** Who keeps the mailboxes of the employees: a recipient in terms of data protection law. */
  readonly mailboxProvider?: string;
  /** Since when the privacy statement has its present text. */
  readonly privacyStatementDate: string;
  readonly foundedInSwitzerland?: number;
  /** Of the group whose Swiss branch the company is. */
  readonly groupSince?: number;
}
