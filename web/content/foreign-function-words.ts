/** Words of a question in dialect, French or Italian that say nothing of its subject. */
export const foreignFunctionWords =
  'uf bi vo isch cha chan mini mis de la le les du des un une et pour avec il lo di della per con';
