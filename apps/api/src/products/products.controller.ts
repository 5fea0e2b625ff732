import { Controller } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { modalData, recipalHtml } from "@tablee/contracts/calls/products";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { ProductsService } from "./products.service.ts";

@Controller()
export class ProductsController {
  constructor(private readonly service: ProductsService) {}

  @Bind(modalData)
  detail(@Input() input: InputOf<typeof modalData>, @By() by: Caller) {
    return this.service.detail(input, by);
  }

  @Bind(recipalHtml)
  label(@Input() input: InputOf<typeof recipalHtml>, @By() by: Caller) {
    return this.service.label(input, by);
  }
}
