import type { Problem, ProblemType } from '@kitchen/shared/problem.ts';
import { problemTypeOf } from '@kitchen/shared/problem.ts';

/**
 * Why an API call failed: `offline` when no answer came, `unreadable` when the answer was not what
 * this version of the site understands, else the kind that the server named.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly type: ProblemType | 'offline' | 'unreadable';
  readonly problem: Problem | undefined;

  constructor(type: ApiProblem['type'], problem?: Problem) {
    super(problem?.title ?? type);
    this.type = type;
    this.problem = problem;
  }

  /** Whether asking again later may help: not for what was asked wrongly, is not there, or needs a login. */
  get passes(): boolean {
    return this.type !== 'bad-input' && this.type !== 'not-found' && this.problem?.status !== 401;
  }

  static fromAnswer(problem: Problem): ApiProblem {
    return new ApiProblem(problemTypeOf(problem.type), problem);
  }
}

/** The problem to show for whatever a call threw. */
export const asProblem = (error: unknown): ApiProblem =>
  error instanceof ApiProblem ? error : new ApiProblem('unreadable');
