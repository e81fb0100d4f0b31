/** A page of any browser in which a test can run a function. */
export interface Evaluates {
  evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>
}
