import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { commentOnOrder, lessOfDish, orderReviews, ownReviews, reviewOfDish } from "@tablee/contracts/calls/reviews";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { ReviewsService } from "./reviews.service.ts";

@Controller()
export class ReviewsController {
  constructor(private readonly service: ReviewsService) {}

  @Bind(reviewOfDish)
  review(@Input() input: InputOf<typeof reviewOfDish>, @By() by: Caller) {
    return this.service.review(input, by);
  }

  @Bind(commentOnOrder)
  comment(@Input() input: InputOf<typeof commentOnOrder>, @By() by: Caller) {
    return this.service.comment(input, by);
  }

  @Bind(lessOfDish)
  less(@Input() input: InputOf<typeof lessOfDish>, @By() by: Caller) {
    return this.service.less(input, by);
  }

  @Bind(ownReviews)
  mine(@By() by: Caller) {
    return this.service.mine(by);
  }

  @Bind(orderReviews)
  ofOrder(@Input() { orderId }: InputOf<typeof orderReviews>, @By() by: Caller) {
    return this.service.ofOrder(orderId, by);
  }
}
