/**
 * As `Promise.all`, but waits for every task before it rejects, with the first error in the order of the tasks: what the tasks write to can
 * then be deleted.
 */
export async function allFinished<Tasks extends readonly unknown[] | []>(
  tasks: Tasks,
): Promise<{ -readonly [Task in keyof Tasks]: Awaited<Tasks[Task]> }> {
  await Promise.allSettled(tasks);
  return Promise.all(tasks);
}
