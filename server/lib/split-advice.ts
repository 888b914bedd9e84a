/** Takes apart a text whose first line says what happened, and the others what can be done about it. */
export function splitAdvice(text: string): [says: string, advice: string] {
  const [says = '', ...advice] = text.split(/\n\s*/);
  return [says, advice.join(' ')];
}
