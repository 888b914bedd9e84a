/** Tells the process that started this one that it is ready; ends this one should that one be gone. */
export function sayReady(facts: unknown): void {
  process.once('disconnect', () => process.exit(1));
  process.send?.(facts);
}

/** Answers each question of the process that started this one. */
export function answerQuestions(answers: Record<string, () => Promise<unknown>>): void {
  process.on('message', (question: string) => {
    const answer = answers[question];
    if (!answer) throw new Error(`Nobody knows what "${question}" asks`);
    void answer().then((facts) => process.send?.(facts));
  });
}
