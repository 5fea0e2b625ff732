import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { faqCategories, faqCategoryData } from "@tablee/contracts/calls/faqs";
import { Bind, Input } from "../http/bind.ts";
import { FaqsService } from "./faqs.service.ts";

@Controller()
export class FaqsController {
  constructor(private readonly service: FaqsService) {}

  @Bind(faqCategories)
  categories() {
    return this.service.categories();
  }

  @Bind(faqCategoryData)
  category(@Input() { friendlyId }: InputOf<typeof faqCategoryData>) {
    return this.service.category(friendlyId);
  }
}
