/** Twice the rise and the tread, in millimetres (`description` of Aussentreppen: «rund 63 cm»), and the deviation that is still comfortable. */
const STEP = 630;
const DEVIATION = 30;
export const stepLimits = { least: STEP - DEVIATION, most: STEP + DEVIATION } as const;

/** Whether a stair can be climbed with an even step. @param rise @param tread in millimetres */
export const keepsStepRule = (rise: number, tread: number): boolean => Math.abs(2 * rise + tread - STEP) <= DEVIATION;

/** What is wrong with a stair that does not keep the rule. */
export function stepRuleText(rise: number, tread: number): string {
  const sum = 2 * rise + tread;
  return `Zwei Steigungen von ${rise / 10}\u00a0cm und ein Auftritt von ${tread / 10}\u00a0cm ergeben ${sum / 10}\u00a0cm. Nach der Schrittmassregel sind es ${STEP / 10}\u00a0±\u00a0${DEVIATION / 10}\u00a0cm: Die Schritte werden zu ${sum < STEP ? 'kurz' : 'lang'}.`;
}
