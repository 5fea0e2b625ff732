import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { dishReviews, dishWords } from "@tablee/contracts/calls/admin/reviews";
import { Bind, Input } from "../../http/bind.ts";
import { AdminReviews } from "./reviews.ts";

@Controller()
export class AdminReviewsController {
  constructor(private readonly service: AdminReviews) {}

  @Bind(dishReviews)
  dishes(@Input() input: InputOf<typeof dishReviews>) {
    return this.service.dishes(input);
  }

  @Bind(dishWords)
  words(@Input() input: InputOf<typeof dishWords>) {
    return this.service.words(input);
  }
}
