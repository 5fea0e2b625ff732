import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/first-order";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { CompleteSignup } from "./complete-signup.ts";
import { FirstBox } from "./first-box.ts";
import { FirstOrderReads } from "./first-order-reads.ts";

@Controller()
export class FirstOrderController {
  constructor(
    private readonly reads: FirstOrderReads,
    private readonly box: FirstBox,
    private readonly complete: CompleteSignup,
  ) {}

  @Bind(calls.paymentData)
  payment(@By() by: Caller) {
    return this.reads.payment(by);
  }

  @Bind(calls.firstBoxAlternatives)
  alternatives(@Input() input: InputOf<typeof calls.firstBoxAlternatives>, @By() by: Caller) {
    return this.box.alternativesTo(input, by);
  }

  @Bind(calls.swapInFirstBox)
  swap(@Input() input: InputOf<typeof calls.swapInFirstBox>, @By() by: Caller) {
    return this.box.swap(input, by);
  }

  @Bind(calls.completeSignup)
  completeSignup(@Input() input: InputOf<typeof calls.completeSignup>, @By() by: Caller) {
    return this.complete.execute(input, by);
  }

  @Bind(calls.getFirstOrder)
  order(@By() by: Caller) {
    return this.reads.order(by);
  }

  @Bind(calls.welcome)
  welcome(@By() by: Caller) {
    return this.reads.welcome(by);
  }
}
