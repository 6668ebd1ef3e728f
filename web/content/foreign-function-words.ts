/** Words of a question in dialect, French, Italian or English that say nothing of its subject. */
export const foreignFunctionWords =
  'uf bi vo isch cha chan mini mis de la le les du des un une et pour avec il lo di della per con hed het en es mir ech vom dr the of for to how do does is are you your my on and with what where which can';
