import type { Dispatcher } from 'undici';

/** Behind the failure of a call whose answer came in an encoding that was not asked for. */
export const encodingRefused = 'ENCODING_REFUSED';

/** What is asked for. A decoder of any other encoding never sees a byte of what others send. */
export const acceptedEncodings = 'gzip, deflate';

/**
 * `x-gzip` is gzip by its old name (RFC 9110, 8.4.1.3). From `none` on, what servers set wrongly write where nothing
 * is encoded: characters, how a storage was given a file.
 */
const readEncodings = ['', 'gzip', 'x-gzip', 'deflate', 'identity', 'none', 'utf-8', 'binary', 'aws-chunked'];

/** Breaks a call off at the head of an answer that is encoded in any other way, whatever it says. */
export function refuseEncodings(dispatch: Dispatcher.Dispatch): Dispatcher.Dispatch {
  return (options, handler) =>
    dispatch(options, {
      onRequestStart: (...given) => handler.onRequestStart?.(...given),
      onRequestUpgrade: (...given) => handler.onRequestUpgrade?.(...given),
      onRequestSent: () => handler.onRequestSent?.(),
      onBodySent: (chunk) => handler.onBodySent?.(chunk),
      onResponseStarted: () => handler.onResponseStarted?.(),
      onResponseStart(controller, status, headers, ...more) {
        if (isBodiless(status) || isRead(headers['content-encoding'])) {
          handler.onResponseStart?.(controller, status, headers, ...more);
        } else {
          const refusal = new Error('The answer is in an encoding that was not asked for');
          controller.abort(Object.assign(refusal, { code: encodingRefused }));
        }
      },
      onResponseData: (...given) => handler.onResponseData?.(...given),
      onResponseEnd: (...given) => handler.onResponseEnd?.(...given),
      onResponseError: (...given) => handler.onResponseError?.(...given),
    });
}

/** Such answers tell what another one was encoded in; there is nothing to decode. */
function isBodiless(status: number): boolean {
  return status < 200 || status === 204 || status === 304;
}

/** A header may list several, over several lines. */
function isRead(header: string | string[] | undefined): boolean {
  const encodings = [header ?? ''].flat().join().toLowerCase().split(',');
  return encodings.every((encoding) => readEncodings.includes(encoding.trim()));
}
