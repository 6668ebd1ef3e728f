import type { FieldError } from '../../shared/api.ts';
import type { Form } from '../../shared/forms/define-form.ts';

/**
 * Which of the photos that a form named the server refused.
 * @param named photos or their addresses, in the order in which they were sent
 */
export function refusedPhotos<Item>(
  form: Form,
  errors: readonly FieldError[],
  named: readonly Item[],
): readonly Item[] {
  const error = errors.find(({ field }) => form.fields[field]?.input === 'photos');
  return error ? named.filter((_, place) => error.places?.includes(place) ?? true) : [];
}
