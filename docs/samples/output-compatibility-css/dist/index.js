const seat = '<b class="seat"></b>';
export { seat };
